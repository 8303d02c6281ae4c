import type { ReactElement, ReactNode } from 'react'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './stepper.css.ts'

export interface StepItem {
  key: string
  label: string
  state: 'done' | 'current' | 'future'
}

export interface StepperProps {
  label: string
  steps: readonly StepItem[]
  /** Renders a router link for a finished step; pass class name and content on. */
  renderLink: (step: StepItem, link: { className: string; children: ReactNode }) => ReactElement
}

export function Stepper({ label, steps, renderLink }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {steps.map((step, index) => (
          <li key={step.key} {...(step.state === 'current' && { 'aria-current': 'step' as const })}>
            {step.state === 'done' ? (
              renderLink(step, {
                className: css.content,
                children: <StepContent step={step} number={index + 1} />,
              })
            ) : (
              <span className={step.state === 'current' ? `${css.content} ${css.current}` : css.content}>
                <StepContent step={step} number={index + 1} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepContent({ step, number }: { step: StepItem; number: number }) {
  return (
    <>
      <span className={css.mark[step.state]}>
        {step.state === 'done' ? <Icon name="check" size="sm" /> : number}
      </span>
      <span>
        {step.label}
        {step.state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
      </span>
    </>
  )
}
