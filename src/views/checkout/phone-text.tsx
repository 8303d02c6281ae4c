import { PhoneLink } from '#src/views/platform/components/phone-link.tsx'
import * as css from './phone-text.css.ts'

/** A text whose phone number is a tel: link. */
export function PhoneText({ text, phone }: { text: string; phone: string }) {
  const [before = '', after] = phone === '' ? [text] : text.split(phone)
  if (after === undefined) return before
  return (
    <>
      {before}
      <PhoneLink phone={phone} className={css.number} />
      {after}
    </>
  )
}
