// Measures the time from a keystroke to the picture. Shown if the fragment contains `measure`.

function chainOfViews(count) {
  const views = Array.from({ length: count }, (_, index) => "[v" + index + (index === 0 ? "(>=4)]" : "(v0)]"));
  return (
    "@container 1200x60\n@options alignAllTop, alignAllBottom\n|-" + views.join("-2-") + "-|\nV:|-[v0]-|\n// "
  );
}

async function shownEverything() {
  do await new Promise((done) => setTimeout(done, 5));
  while (isBusy);
  // By then, the result is on the screen.
  await new Promise((done) => setTimeout(done, 50));
}

// Types a hundred letters, each after the result of the previous one is on the screen. Returns the sorted
// times until each picture is in the page.
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
