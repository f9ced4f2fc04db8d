// How long it takes from a keystroke to the picture: shown where the fragment has `measure`.

function chainOfViews(count) {
  const views = Array.from({ length: count }, (_, index) => "[v" + index + (index === 0 ? "(>=4)]" : "(v0)]"));
  return (
    "@container 1200x60\n@options alignAllTop, alignAllBottom\n|-" + views.join("-2-") + "-|\nV:|-[v0]-|\n// "
  );
}

async function shownEverything() {
  do await new Promise((done) => setTimeout(done, 5));
  while (isBusy);
  // By then it is on the screen, too.
  await new Promise((done) => setTimeout(done, 50));
}

// Types a hundred letters, each when all of the last one is on the screen, and gives the time until each picture is
// in the page, in order.
async function keystrokes(text) {
  change({ mode: "layout", tab: "picture", layout: text, width: null, height: null });
  await shownEverything();
  const times = [];
  for (let index = 0; index < 100; index += 1) {
    element("text").value += "x";
    const start = performance.now();
    element("text").dispatchEvent(new Event("input"));
    await shownEverything();
    times.push(pictureTime - start);
  }
  return times.sort((a, b) => a - b);
}

async function measure() {
  const before = state;
  const lines = [];
  for (const count of [10, 100]) {
    const times = await keystrokes(chainOfViews(count));
    const [median, worst] = [times[49], times[99]].map((time) => time.toFixed(1) + " ms");
    lines.push(count + " views: maximum " + worst + ", median " + median);
    element("measured").textContent = lines.join("\n");
  }
  change(before);
}
