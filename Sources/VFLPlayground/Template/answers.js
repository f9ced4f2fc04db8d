// Runs the compiler on the text with the chosen settings, and shows the results.

// The engine for visible results, and an engine for background work, so that the former is never delayed.
let engine = null;
let lateEngine = null;
let isWanted = false;
let isBusy = false;
// The last result of `vfl check` with its input, and the time of the last picture, for measurements.
let checked = { key: null, findings: [] };
let pictureTime = 0;
const timers = {};

// Runs an action after a delay. Another call with the same name restarts the delay.
function later(name, milliseconds, action) {
  clearTimeout(timers[name]);
  timers[name] = setTimeout(action, milliseconds);
}

// Requests the results for the current state. While a request is running, only the latest state is queued.
async function update() {
  isWanted = true;
  if (isBusy) return;
  isBusy = true;
  while (isWanted) {
    isWanted = false;
    const asked = state;
    const text = asked[asked.mode];
    const failure = await answered(asked, text).catch((error) => failedAt(text, error.message));
    showNotice(failure || linkProblem);
  }
  isBusy = false;
  document.documentElement.dataset.ready = "yes";
  later("link", 300, keep);
  exploreLater();
}

// Explores all sizes after a period without other requests, and never twice at the same time.
function exploreLater() {
  later("sizes", 250, () => {
    if (isExploring) return exploreLater();
    return exploreSizes(lateEngine, state, state.mode === "layout" ? state.layout : "");
  });
}

function showNotice(words) {
  element("notice").hidden = words === "";
  setPlain(element("notice"), words);
}

// Shows the results for a text. Returns a message if a request fails.
async function answered(asked, text) {
  if (text.trim() === "") {
    element("drawing").classList.add("stale");
    showFindings([], text, explain);
    showSummary("The input is empty.", false);
    return "";
  }
  let solved = null;
  if (asked.mode === "layout") {
    solved = await engine.run(pictureCall(asked), text);
    if (solved.failure) return failedAt(text, solved.failure);
    element("drawing").classList.toggle("stale", solved.out === "");
    if (solved.out !== "") showSizedPicture(solved.out, asked);
    pictureTime = performance.now();
    if (isWanted) return "";
  }
  const failure = await check(findingsCall(asked), text);
  if (failure) return failedAt(text, failure);
  if (isWanted) return "";
  const isOwnSize = asked.width === null && asked.height === null && !asked.rtl;
  const findings = solved
    ? mergedFindings(checked.findings, findingsInShort(solved.err, text), isOwnSize)
    : checked.findings;
  showFindings(findings, text, explain);
  showSummary(summaryWords(asked, solved, findings), solved ? solved.code !== 0 : findings.length > 0);
  return showTab(asked, text);
}

// Removes everything that would look like a result.
function failedAt(text, failure) {
  element("drawing").classList.add("stale");
  showFindings([], text, explain);
  showSummary("The compiler failed.", true);
  return failure;
}

// Checks a text, unless the last check had the same input.
async function check(call, text) {
  const key = JSON.stringify([call, text]);
  if (checked.key === key) return "";
  const { out, err, code, failure } = await engine.run(call, text);
  if (failure) return failure;
  const findings = findingsIn(out, text);
  checked = { key, findings: code === 2 ? [...findings, ...findingsInShort(err, text)] : findings };
  return "";
}

// Shows the result of the current tab, unless a newer request is queued.
async function showTab(asked, text) {
  const tab = tabInSight();
  const calls = {
    constraints: [["compile", ...layoutFlags(asked), "-"]],
    frames: [solveCall(asked, "--no-picture"), solveCall(asked, "--format", "json")],
    words: [wordsCall(asked)],
    code: [codeCall(asked)],
    explanation: [["explain", asked.code]],
  };
  const answers = [];
  for (const call of calls[tab] ?? []) {
    answers.push(await engine.run(call, tab === "explanation" ? "" : text));
    if (isWanted) return "";
  }
  const [answer, frames] = answers;
  if (tab === "constraints") showConstraints(answer);
  else if (tab === "frames") showFrames(frames.out === "" ? {} : JSON.parse(frames.out), answer.out);
  else if (tab === "words") showWords(answer);
  else if (tab === "code") showCode(answer, asked.mode);
  else if (tab === "explanation") showExplanation(answer.out === "" ? answer.err : answer.out);
  return answers.find(({ failure }) => failure)?.failure ?? "";
}

function showSummary(words, isWrong) {
  setPlain(element("summary"), words);
  element("drawing").ariaLabel = "Picture of the layout: " + words;
  element("summary").className = isWrong ? "impossible" : "";
  later("status", 400, () => setPlain(element("status"), words));
}

// Returns the result in one line.
function summaryWords(asked, solved, findings) {
  const counts = countWords(findings);
  if (!solved) return counts === "" ? "No diagnostics." : counts + ".";
  if (solved.out === "") return "No picture: " + (counts === "" ? "there is nothing to lay out." : counts + ".");
  const size = numberWords(inSight.width) + " × " + numberWords(inSight.height);
  return size + ": " + (solved.code === 0 ? "solved" : "unsatisfiable") + (counts === "" ? "" : ", " + counts);
}
