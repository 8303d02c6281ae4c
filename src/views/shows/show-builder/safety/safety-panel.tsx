import { type Finding, isDanger } from '#pyro/show/findings.ts'
import { ruleSources } from '#pyro/show/safety-rules.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { CueView } from '#src/views/shows/show-builder/cue-views.ts'
import { findingText, spacingText } from './finding-text.ts'
import * as css from './safety.css.ts'

export interface SafetyPanelProps {
  /** they number the cues */
  readonly views: readonly CueView[]
  /** dangers first, as `findings` of `pyro/show` gives them */
  readonly findings: readonly Finding[]
  readonly onShowCue: (id: string) => void
}

/** links to cues of one finding, and its pairs of cues */
const MAX_CUES = 6
const MAX_PAIRS = 4

/** What is dangerous or thin about the show, each with its cues and the source of its rule. */
export function SafetyPanel({ views, findings, onShowCue }: SafetyPanelProps) {
  const dangers = findings.filter(isDanger)
  const hints = findings.filter((finding) => !isDanger(finding))
  const name = (id: string) => cueName(views, id)
  return (
    <div className={css.panel}>
      <div>
        <p className={css.lead}>Your fire authority decides.</p>
        <p className={css.note}>This is an estimate from our catalogue and from public rules.</p>
      </div>
      {findings.length === 0 && <p className={css.note}>Nothing was found. Ask before you fire.</p>}
      <Findings heading="Dangers" findings={dangers} nameOf={name} onShowCue={onShowCue} />
      <Findings heading="Hints" findings={hints} nameOf={name} onShowCue={onShowCue} />
    </div>
  )
}

function cueName(views: readonly CueView[], id: string): string {
  const view = views.find(({ cue }) => cue.id === id)
  if (view === undefined) return 'Cue'
  return view.number === null ? `${view.name}, in the tray` : `Cue ${view.number}, ${view.name}`
}

interface FindingsProps {
  readonly heading: string
  readonly findings: readonly Finding[]
  readonly nameOf: (id: string) => string
  readonly onShowCue: (id: string) => void
}

function Findings({ heading, findings, nameOf, onShowCue }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <section>
      <h2 className={css.heading}>
        {heading} ({findings.length})
      </h2>
      <ul className={css.list}>
        {findings.map((finding) => (
          <FindingRow
            key={`${finding.kind} ${finding.cue_ids.join(' ')}`}
            finding={finding}
            nameOf={nameOf}
            onShowCue={onShowCue}
          />
        ))}
      </ul>
    </section>
  )
}

type FindingRowProps = Pick<FindingsProps, 'nameOf' | 'onShowCue'> & { readonly finding: Finding }

function FindingRow({ finding, nameOf, onShowCue }: FindingRowProps) {
  const { title, advice } = findingText(finding)
  const groups = groupsOf(finding)
  return (
    <li className={css.finding}>
      <span className={`${css.mark} ${isDanger(finding) ? css.danger : ''}`}>
        <Icon name={isDanger(finding) ? 'warning' : 'info'} size="sm" />
      </span>
      <div className={css.text}>
        <span className={css.title}>{title}</span>
        <span className={css.note}>{advice}</span>
        {groups.shown.map(({ cue_ids, after }) => (
          <span key={cue_ids.join(' ')} className={css.cues}>
            {cue_ids.map((id) => (
              <button key={id} type="button" className={css.cue} onClick={() => onShowCue(id)}>
                {nameOf(id)}
              </button>
            ))}
            {after !== '' && <span className={css.note}>{after}</span>}
          </span>
        ))}
        {groups.more !== '' && <span className={css.note}>{groups.more}</span>}
        {finding.sources.map((source) => (
          <span key={source} className={css.source}>
            {ruleSources[source]}
          </span>
        ))}
      </div>
    </li>
  )
}

interface CueGroup {
  readonly cue_ids: readonly string[]
  /** stands behind them */
  readonly after: string
}

/** Cues that are dangerous together stay together. */
function groupsOf(finding: Finding): { readonly shown: readonly CueGroup[]; readonly more: string } {
  if (finding.kind === 'litTooFast') {
    const { pairs } = finding
    const shown = pairs.slice(0, MAX_PAIRS).map((pair) => ({ ...pair, after: spacingText(pair) }))
    const more = pairs.length - shown.length
    return { shown, more: more > 0 ? `and ${more} more such pairs` : '' }
  }
  const all = [...new Set(finding.cue_ids)]
  const cue_ids = all.slice(0, MAX_CUES)
  const more = all.length - cue_ids.length
  const after = more > 0 ? `and ${more} more` : ''
  return { shown: cue_ids.length > 0 ? [{ cue_ids, after }] : [], more: '' }
}
