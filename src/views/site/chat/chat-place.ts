/** The element of the footer that takes the chat button, which comes later. */
export const CHAT_PLACE = 'chat-place'
export const CHAT_BUTTON = 'chat-button'

/** The button that opens the chat; null while the page has no chat. */
export const chatButton = (): HTMLElement | null => document.getElementById(CHAT_BUTTON)
