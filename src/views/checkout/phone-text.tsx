import * as css from './phone-text.css.ts'

/** A text whose phone number is a tel: link. */
export function PhoneText({ text, phone }: { text: string; phone: string }) {
  const [before = '', after] = phone === '' ? [text] : text.split(phone)
  if (after === undefined) return before
  return (
    <>
      {before}
      <a href={`tel:${phone.replace(/\D/g, '')}`} className={css.number}>
        {phone}
      </a>
      {after}
    </>
  )
}
