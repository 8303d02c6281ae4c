import { Button } from '#src/ui/action/button.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { CueTable } from '#src/views/shows/show-builder/cue-table/cue-table.tsx'
import { SiteEditor } from '#src/views/shows/show-builder/inspector/lazy-site-editor.ts'
import { OverviewStrip } from '#src/views/shows/show-builder/overview-strip.tsx'
import { Tray } from '#src/views/shows/show-builder/tray.tsx'
import { Announcement } from './announcement.tsx'
import { createRowId } from './additions.ts'
import { FinderPanel } from './desk-layout.tsx'
import { CuePanel, FindingsLabel, Safety } from './inspector-tabs.tsx'
import { KeepingStatus } from './keeping-status.tsx'
import type { EditorParts } from './panels.types.ts'
import { ShowSummary } from './show-summary.tsx'
import { Tabs } from './tabs.tsx'
import type { Panels } from './use-panels.ts'
import * as css from './workspace.css.ts'

export interface PhoneLayoutProps extends EditorParts {
  readonly panels: Panels
}

/** The picture, the whole show in a strip, and one of four panels; a cue opens in a drawer. */
export function PhoneLayout(props: PhoneLayoutProps) {
  const { editing, sky, findings, buy, panels } = props
  const { views, length, shown, playhead } = editing
  return (
    <div className={css.phone}>
      <div className={css.phoneSky}>{sky}</div>
      <OverviewStrip views={views} length_ms={length} positions={shown.doc.positions} playhead={playhead} />
      <Tabs
        label="Parts of the show"
        shown={panels.phoneTab}
        onShow={panels.setPhoneTab}
        panelClassName={css.phonePanel}
        tabs={[
          { id: 'cues', label: 'Cues' },
          { id: 'find', label: 'Find' },
          { id: 'safety', label: <FindingsLabel count={findings.length} /> },
          { id: 'buy', label: 'Buy' },
        ]}
      >
        {panels.phoneTab === 'cues' && <CuesPanel {...props} />}
        {panels.phoneTab === 'find' && <FinderPanel editing={editing} wanted={panels.wanted} />}
        {panels.phoneTab === 'safety' && <Safety {...props} onShowCue={(cue) => showCue(props, cue)} />}
        {panels.phoneTab === 'buy' && buy}
      </Tabs>
      <Drawer
        open={panels.open === 'inspector'}
        onClose={panels.close}
        title={panels.tab === 'site' ? 'Site' : 'Cue'}
        side="right"
        full
      >
        <Announcement editing={editing} />
        {panels.tab === 'site' ? (
          <SiteEditor shown={shown} edit={editing.edit} createId={createRowId} />
        ) : (
          <CuePanel editing={editing} onFindAlike={panels.find} />
        )}
      </Drawer>
    </div>
  )
}

function showCue({ editing, panels }: Pick<PhoneLayoutProps, 'editing' | 'panels'>, cue: string) {
  editing.select(cue)
  panels.inspect()
}

function CuesPanel({ editing, panels }: PhoneLayoutProps) {
  return (
    <>
      <div className={css.phoneTools}>
        <div className={css.phoneSummary}>
          <ShowSummary editing={editing} />
          <KeepingStatus editor={editing.editor} />
        </div>
        <Button size="sm" onClick={() => panels.showTab('site')}>
          Site
        </Button>
      </div>
      <Tray
        shown={editing.shown}
        views={editing.views}
        edit={editing.edit}
        onPlace={editing.placeFromTray}
        onPlaceAll={editing.placeTray}
      />
      <CueTable
        shown={editing.shown}
        views={editing.views}
        selected={editing.selected}
        edit={editing.edit}
        onInspect={(cue) => showCue({ editing, panels }, cue)}
      />
    </>
  )
}
