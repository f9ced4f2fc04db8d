// The compiler: runs command lines of `vfl` in a worker, one at a time, each with a time limit.

const budget = 2000;
// Longer texts are rejected.
const longestText = 1 << 20;

class Engine {
  // A promise of the compiled module.
  #module;
  #script;
  #worker = null;
  #last = Promise.resolve();

  constructor(module, script) {
    this.#module = module;
    this.#script = script;
  }

  // Returns the result of `vfl`: an exit code and two texts, or a message if there is no result.
  run(words, input = "") {
    if (input.length > longestText) {
      return Promise.resolve(failed("The input exceeds the limit of one million characters."));
    }
    this.#last = this.#last.then(() => this.#ask(words.join("\0"), input));
    return this.#last;
  }

  async #ask(words, input) {
    this.#worker ??= this.#start();
    let worker;
    try {
      worker = await this.#worker;
    } catch (error) {
      this.#worker = null;
      return failed("The compiler cannot start in this browser: " + error.message + ".");
    }
    const answer = await answerOf(worker, { words, input }, budget);
    if (answer.failure) {
      // A command that exceeds the limit keeps running, and a module that trapped is unusable. The next
      // command starts a new worker.
      worker.terminate();
      this.#worker = null;
    }
    return answer;
  }

  async #start() {
    const worker = new Worker(this.#script);
    try {
      const answer = await answerOf(worker, { module: await this.#module }, 10 * budget);
      if (answer.failure) throw new Error(answer.failure);
      return worker;
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }
}

function failed(failure) {
  return { code: -1, out: "", err: "", failure };
}

function answerOf(worker, message, milliseconds) {
  return new Promise((resolve) => {
    const stop = setTimeout(() => {
      resolve(failed("The compiler was stopped after " + milliseconds / 1000 + " seconds."));
    }, milliseconds);
    const end = (answer) => {
      clearTimeout(stop);
      resolve(answer);
    };
    worker.onmessage = ({ data }) => {
      if (data.trap === undefined) end(data);
      else end(failed("The compiler crashed (" + data.trap + ") and was restarted."));
    };
    worker.onerror = (event) => end(failed(event.message || "the worker failed"));
    worker.postMessage(message);
  });
}

// Returns the module embedded in the page. It is compiled while it is being decompressed.
async function moduleInPage() {
  const packed = bytesOf(atob(element("module").textContent));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(stream, { headers: { "Content-Type": "application/wasm" } }));
}

function bytesOf(letters) {
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
}

// Returns the URL of the worker's script embedded in the page.
function workerInPage() {
  return URL.createObjectURL(new Blob([element("worker").textContent], { type: "text/javascript" }));
}
