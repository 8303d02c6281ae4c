import { Fragment } from 'react'

/** A name such as `open.stepping.opening`, which may go on in the next line after a dot; copied, it is as it was. */
export function DottedName({ name }: { readonly name: string }) {
  const parts = name.split('.')
  return parts.map((part, at) => (
    <Fragment key={parts.slice(0, at).join('.')}>
      {at > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}
