import type { ReactNode } from 'react'
import { STEPS, type Step } from '#contract/platform/constants.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { Stepper } from '#src/ui/navigation/stepper.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './checkout.css.ts'
import { isBefore, STEP_TEXTS } from './steps.ts'
import { useStepTexts } from './use-step-texts.ts'

export interface CheckoutFrameProps {
  step: Step
  isDone: (step: Step) => boolean
  /** no step can be left while the order is being placed */
  isInert?: boolean
  side: ReactNode
  /** the summary comes last on narrow screens */
  sideLast?: boolean
  children: ReactNode
}

/** Layout of checkout: stepper above, order summary beside, the step in the main column. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { step, isDone, isInert = false, side, sideLast = false, children } = props
  const texts = useStepTexts()
  const steps = STEPS.map((key) => ({
    key,
    label: texts(key).label,
    state: stateOf(key, step, isDone(key)),
  }))
  const aside = <div className={css.side}>{side}</div>
  return (
    <Container className={css.page}>
      <div className={css.columns}>
        <div className={css.head} inert={isInert}>
          <Stepper
            label="Checkout steps"
            steps={steps}
            renderLink={(item, link) => <Link {...link} to={pathOf(item.key)} />}
          />
        </div>
        {!sideLast && aside}
        {/* a new element after its place has changed: one that is kept would be a layout shift */}
        <div key={sideLast ? 'first' : 'last'} className={css.main}>
          {children}
        </div>
        {sideLast && aside}
      </div>
    </Container>
  )
}

function stateOf(key: Step, current: Step, isDone: boolean): 'done' | 'current' | 'future' {
  if (key === current) return 'current'
  return isDone || isBefore(key, current) ? 'done' : 'future'
}

const pathOf = (key: string): string => STEP_TEXTS[STEPS.find((step) => step === key) ?? 'checkout'].path
