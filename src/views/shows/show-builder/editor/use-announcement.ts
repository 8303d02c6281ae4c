import { useCallback, useState } from 'react'

/** A live region that says the same sentence again when it happens again. */
export function useAnnouncement() {
  const [said, setSaid] = useState({ text: '', times: 0 })
  const announce = useCallback((text: string) => setSaid(({ times }) => ({ text, times: times + 1 })), [])
  // a changed text is what is announced
  return { text: said.times % 2 === 0 ? said.text : `${said.text}\u00a0`, announce }
}
