import type { ReactNode } from 'react'
import * as css from './plain-form.css.ts'

/** Sends by button and by Enter; what is wrong is shown by the form itself and not by the browser. */
export function PlainForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
