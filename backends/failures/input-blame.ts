/** Only the beginning of a message is searched. */
const MAX_CHARACTERS = 2_048;

/** Texts with which servers say 500 to a request that no repetition helps. */
const BLAMED = new RegExp(
  [
    // llama.cpp: media that the model does not take, in `oaicompat_chat_params_parse`; Ollama.
    String.raw`(?:image|audio|video) inputs? (?:is|are) not supported`,
    String.raw`failed to load image or audio file`,
    String.raw`missing data required for image input`,
    // Pillow in vLLM, SGLang and Infinity; Go's decoder in Ollama.
    String.raw`cannot identify image file`,
    String.raw`image: unknown format`,
    // Chat templates: llama.cpp, LM Studio, vLLM, text-generation-inference.
    String.raw`jinja exception`,
    String.raw`rendering prompt with jinja template`,
    String.raw`conversation roles must alternate`,
    String.raw`assistant messages at the end of the list`,
    String.raw`prefill is incompatible with`,
    String.raw`tools param requires --jinja`,
    // Grammars and schemas: llama.cpp, Ollama; vLLM and SGLang with XGrammar.
    String.raw`failed to parse grammar`,
    String.raw`json schema conversion failed`,
    String.raw`unrecognized schema`,
    String.raw`custom grammar constraints with tools`,
    String.raw`schema contains features not supported`,
    // Values of a wrong type in older llama.cpp.
    String.raw`json\.exception\.(?:type_error|parse_error|out_of_range)`,
    // LiteLLM around a vendor's 400.
    String.raw`litellm\.(?:BadRequestError|UnsupportedParamsError)`,
  ].join('|'),
  'i',
);

/** The text of a template's own exception, in llama.cpp; before it stands a piece of the template. */
const EXCEPTION = /Jinja Exception: ([^\n]{1,500})/i;
/** Where the template begins in older llama.cpp. */
const TEMPLATE = /(?: at row \d{1,9}, column \d{1,9}|\n\s*-{4,}|\nWhile executing )[^]*$/;

/**
 * Returns the text of a server's error if it blames the request, without the template of the model. Null for every other
 * text: memory, engines and connections are the server's.
 */
export function blameIn(message: string): string | null {
  const text = message.slice(0, MAX_CHARACTERS);
  if (!BLAMED.test(text)) return null;
  const exception = EXCEPTION.exec(text)?.[1];
  return (exception ?? text.replace(TEMPLATE, '')).trim();
}
