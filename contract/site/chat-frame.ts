/** The page in the sandboxed frame that loads the script of a chat provider. */
export const CHAT_FRAME_PATH = '/chat-frame'
/** In milliseconds, until a chat that does not open counts as not available. */
export const CHAT_TIMEOUT = 10_000
