import type { ReactNode } from 'react'
import * as css from './form.css.ts'

export interface FormProps {
  /** for a submit button outside the form */
  id?: string
  onSubmit: () => void
  children: ReactNode
}

/** Submitted by its button or Enter; `noValidate`, the caller validates. */
export function Form({ id, onSubmit, children }: FormProps) {
  return (
    <form
      id={id}
      // without the app it must not put its fields into an address
      method="post"
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
