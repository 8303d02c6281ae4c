import type { Consent } from '#contract/site/consent.ts'
import { Button } from '#src/ui/action/button.tsx'
import { focusMain } from '#src/ui/focus/focus-main.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import * as css from './consent-bar.css.ts'
import { consentQuestions } from './consent-questions.ts'
import { CONSENT_HEADING, useConsent } from './use-consent.ts'

/** At the end of the page, so that it covers nothing. Asks until there is an answer. */
export function ConsentBar() {
  const { isAsked, answer, decide } = useConsent()
  const questions = consentQuestions(useAppSettings())
  if (!isAsked || answer !== null) return null
  const close = (next: Consent) => {
    decide(next)
    focusMain()
  }
  return (
    <section className={css.bar} aria-labelledby={CONSENT_HEADING}>
      <div className={css.text}>
        <h2 id={CONSENT_HEADING} className={css.title} tabIndex={-1}>
          Privacy choices
        </h2>
        {questions.map((question) => (
          <p key={question}>{question}</p>
        ))}
        <p>The shop works the same without it. You can change your answer at the end of every page.</p>
      </div>
      <div className={css.actions}>
        <Button tone="outline" onClick={() => close('no')}>
          No
        </Button>
        <Button tone="outline" onClick={() => close('yes')}>
          Yes, allow
        </Button>
      </div>
    </section>
  )
}
