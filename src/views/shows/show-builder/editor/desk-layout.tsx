import { Button } from '#src/ui/action/button.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { Finder } from '#src/views/shows/show-builder/finder/finder.tsx'
import { Tray } from '#src/views/shows/show-builder/tray.tsx'
import { CueArea } from './cue-area.tsx'
import { FindingsLabel, InspectorTabs } from './inspector-tabs.tsx'
import { Announcement } from './announcement.tsx'
import type { EditorParts } from './panels.types.ts'
import type { Editing } from './use-editing.ts'
import type { Panels } from './use-panels.ts'
import * as css from './workspace.css.ts'

export interface DeskLayoutProps extends EditorParts {
  readonly panels: Panels
  /** finder and inspector are drawers, because there is no room beside the picture */
  readonly hasDrawers: boolean
}

/** Picture and timeline, with finder and inspector beside the picture or in drawers. */
export function DeskLayout(props: DeskLayoutProps) {
  const { editing, sky, panels, hasDrawers } = props
  return (
    <div className={css.desk}>
      {!hasDrawers && (
        <div className={css.finder}>
          <FinderPanel editing={editing} wanted={panels.wanted} />
        </div>
      )}
      <div className={css.sky}>{sky}</div>
      {!hasDrawers && (
        <aside className={css.inspector} aria-label="Details">
          <Inspector {...props} />
        </aside>
      )}
      <div className={css.tray}>
        <Tray
          shown={editing.shown}
          views={editing.views}
          edit={editing.edit}
          onPlace={editing.placeFromTray}
          onPlaceAll={editing.placeTray}
        />
      </div>
      <div className={css.timeline}>
        <CueArea editing={editing} onInspect={panels.inspect} />
      </div>
      {hasDrawers && <Drawers {...props} />}
    </div>
  )
}

export function FinderPanel({ editing, wanted }: { readonly editing: Editing; readonly wanted: string }) {
  return (
    <Finder
      key={wanted}
      wanted={wanted}
      chosen={editing.chosen}
      readOnly={editing.shown.readOnly}
      onChoose={editing.choose}
      onAdd={(product) => editing.addHere(product)}
      onAddLines={editing.addLines}
    />
  )
}

function Inspector({ editing, panels, findings }: DeskLayoutProps) {
  return (
    <InspectorTabs
      editing={editing}
      shown={panels.tab}
      onShow={panels.showTab}
      findings={findings}
      onFindAlike={panels.find}
      onShowCue={(cue) => {
        editing.select(cue)
        panels.inspect()
      }}
    />
  )
}

function Drawers(props: DeskLayoutProps) {
  const { editing, panels } = props
  return (
    <>
      <Drawer open={panels.open === 'finder'} onClose={panels.close} title="Find products">
        <Announcement editing={editing} />
        <FinderPanel editing={editing} wanted={panels.wanted} />
      </Drawer>
      <Drawer open={panels.open === 'inspector'} onClose={panels.close} title="Details" side="right">
        <Announcement editing={editing} />
        <Inspector {...props} />
      </Drawer>
    </>
  )
}

/** They open the drawers. */
export function DrawerButtons({ panels, findings }: { readonly panels: Panels; readonly findings: number }) {
  return (
    <>
      <Button size="sm" onClick={() => panels.find(panels.wanted)}>
        Find
      </Button>
      <Button size="sm" onClick={() => panels.inspect()}>
        Details
      </Button>
      <Button size="sm" onClick={() => panels.showTab('safety')}>
        <FindingsLabel count={findings} />
      </Button>
    </>
  )
}
