import { PASSWORD_RULES } from '#contract/account/password-rules.ts'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './password-checklist.css.ts'

/** The password rules, checked while typing. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <>
      <ul className={css.list} aria-label="The password needs">
        {PASSWORD_RULES.map(({ label, isMet }) => {
          const met = isMet(password)
          return (
            <li key={label} className={css.rule[met ? 'met' : 'open']}>
              {met ? <Icon name="check" size="sm" /> : <span className={css.ring} />}
              {label}
              <VisuallyHidden>{met ? ': met' : ': not met'}</VisuallyHidden>
            </li>
          )
        })}
      </ul>
      <p className={css.note}>
        Not your name, your e-mail, the name of the shop, or a common password such as “Password1!”.
      </p>
    </>
  )
}
