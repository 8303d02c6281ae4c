import { counted } from '#contract/platform/format-count.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { Finding } from '#pyro/show/findings.ts'

export interface FindingText {
  readonly title: string
  /** what to do now */
  readonly advice: string
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

const clock = (ms: number): string => {
  const whole = Math.floor(ms / 1_000)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const noises = { any: 'any', moderate: 'moderate', quiet: 'quiet' } as const

/** A finding in words; none promises that anything is without danger. */
export function findingText(finding: Finding): FindingText {
  switch (finding.kind) {
    case 'crowdTooNear':
      return {
        title: `${finding.product.products_name} needs ${finding.needed_ft} ft, the crowd is at ${finding.crowd_ft} ft`,
        advice: 'Move the crowd back, or take another product.',
      }
    case 'litBeforeStart':
      return {
        title: `${counted(finding.cue_ids.length, 'cue is', 'cues are')} lit before the start, by up to ${seconds(finding.early_ms)}`,
        advice: 'Move them later: the fuse burns before the effect is seen.',
      }
    case 'needsPapers':
      return {
        title: `${counted(finding.cue_ids.length, 'cue has', 'cues have')} goods for professional use only`,
        advice: 'They are sold with an authorization on file. Send it under Documents in your account.',
      }
    case 'restrictedInState':
      return {
        title: `${counted(finding.cue_ids.length, 'cue has', 'cues have')} goods that are not delivered to ${finding.state}`,
        advice: 'Take other products.',
      }
    case 'tooLoud':
      return {
        title: `${counted(finding.cue_ids.length, 'cue is', 'cues are')} louder than ${noises[finding.admitted]}`,
        advice: 'Take quieter products, or change what the site admits.',
      }
    case 'litTooFast':
      return {
        title: `${fastText(finding)} after each other, which needs ${seconds(finding.needed_ms)}`,
        advice:
          finding.firing === 'hand'
            ? 'Move them apart, or fire electrically.'
            : 'Move them apart, or to different positions.',
      }
    default:
      return hintText(finding)
  }
}

type Fast = Extract<Finding, { readonly kind: 'litTooFast' }>

const fastText = ({ pairs, spacing_ms }: Fast): string =>
  pairs.length > 1
    ? `${counted(pairs.length, 'pair')} of cues are lit as little as ${seconds(spacing_ms)}`
    : `Cues are lit ${seconds(spacing_ms)}`

/** Of one pair, behind its cues. */
export const spacingText = ({ cue_ids, spacing_ms }: Fast['pairs'][number]): string =>
  cue_ids.length > 1 ? `${seconds(spacing_ms)} apart` : `its devices ${seconds(spacing_ms)} apart`

type Hint = Extract<Finding, { readonly kind: 'gap' | 'soldOut' | 'leftover' | 'isDisplay' }>

function hintText(finding: Hint): FindingText {
  switch (finding.kind) {
    case 'gap':
      return {
        title: `Dark for ${seconds(finding.to_ms - finding.from_ms)} from ${clock(finding.from_ms)}`,
        advice: 'Put a cue there, or move the next one earlier.',
      }
    case 'soldOut':
      return {
        title: `${counted(finding.missing, 'device')} of ${finding.product.products_name} cannot be bought`,
        advice: 'The stock does not cover them. Take an alike product.',
      }
    case 'leftover':
      return {
        title: `${counted(finding.devices, 'device')} of ${finding.product.products_name} left over`,
        advice:
          finding.value === null
            ? 'Whole cases are sold. Put the rest into the tray, or swap the product.'
            : `${formatMoney(finding.value)} of a whole case. Put the rest into the tray, or swap the product.`,
      }
    case 'isDisplay':
      return {
        title: 'Before an audience this is a display',
        advice: 'Ask for a permit where NFPA 1123 is law.',
      }
    default:
      return finding satisfies never
  }
}

/** A danger in one sentence, for the print and files. */
export function dangerSentence(finding: Finding): string {
  const { title, advice } = findingText(finding)
  return `${title}. ${advice}`
}
