import type { Finding } from '#pyro/show/findings.ts'
import { CountBadge } from '#src/ui/display/badge.tsx'
import { CueInspector } from '#src/views/shows/show-builder/inspector/cue-inspector.tsx'
import { SiteEditor } from '#src/views/shows/show-builder/inspector/lazy-site-editor.ts'
import { SafetyPanel } from '#src/views/shows/show-builder/safety/safety-panel.tsx'
import { createRowId } from './additions.ts'
import { Tabs } from './tabs.tsx'
import type { Editing } from './use-editing.ts'
import * as css from './workspace.css.ts'

export type InspectorTab = 'cue' | 'site' | 'safety'

export interface InspectorTabsProps {
  readonly editing: Editing
  readonly shown: InspectorTab
  readonly onShow: (tab: InspectorTab) => void
  readonly findings: readonly Finding[]
  readonly onShowCue: (cue: string) => void
  readonly onFindAlike: (words: string) => void
}

/** The selected cue, the site with its positions, and what is unsafe or thin. */
export function InspectorTabs(props: InspectorTabsProps) {
  const { editing, shown, onShow, findings, onFindAlike } = props
  return (
    <Tabs
      label="Details"
      shown={shown}
      onShow={onShow}
      panelClassName={css.scroll}
      tabs={[
        { id: 'cue', label: 'Cue' },
        { id: 'site', label: 'Site' },
        { id: 'safety', label: <FindingsLabel count={findings.length} /> },
      ]}
    >
      {shown === 'cue' && <CuePanel editing={editing} onFindAlike={onFindAlike} />}
      {shown === 'site' && <SiteEditor shown={editing.shown} edit={editing.edit} createId={createRowId} />}
      {shown === 'safety' && <Safety {...props} />}
    </Tabs>
  )
}

export function CuePanel({ editing, onFindAlike }: Pick<InspectorTabsProps, 'editing' | 'onFindAlike'>) {
  return (
    <CueInspector
      shown={editing.shown}
      view={editing.selectedView}
      edit={editing.edit}
      onDuplicate={editing.duplicate}
      onFindAlike={({ product }) => onFindAlike(product?.effects[0] ?? product?.category_url ?? '')}
    />
  )
}

export function Safety({
  editing,
  findings,
  onShowCue,
}: Pick<InspectorTabsProps, 'editing' | 'findings' | 'onShowCue'>) {
  return <SafetyPanel views={editing.views} findings={findings} onShowCue={onShowCue} />
}

/** "Safety" with the number of findings. */
export function FindingsLabel({ count }: { readonly count: number }) {
  return <>Safety {count > 0 && <CountBadge count={count} tone="danger" />}</>
}
