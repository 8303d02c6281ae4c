import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { SHOW_PATHS } from '#contract/content/show-paths.ts'
import { SHOW_LIMITS } from '#contract/shows/show-doc.ts'
import { Button } from '#src/ui/action/button.tsx'
import { iconButtonStyle } from '#src/ui/action/icon-button.css.ts'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { PopoverMenu } from '#src/ui/overlay/popover-menu.tsx'
import { menuEntry } from '#src/ui/overlay/popover-menu.css.ts'
import { SmallText } from '#src/views/shows/show-builder/small-fields.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { KeepingStatus } from './keeping-status.tsx'
import type { Editing } from './use-editing.ts'
import * as css from './workspace.css.ts'

export interface MenuAction {
  readonly label: string
  readonly act: () => void
}

export interface ToolbarProps {
  readonly editing: Editing
  readonly actions: readonly MenuAction[]
  readonly onShare: () => void
  /** buttons that open drawers, and the one that buys */
  readonly children: ReactNode
}

/** Name, where it is kept, undo, and what is done with the whole show. */
export function Toolbar({ editing, actions, onShare, children }: ToolbarProps) {
  const { editor, shown, edit, undo, redo } = editing
  const canUndo = useSelector(editor, ({ context }) => context.past.length > 0)
  const canRedo = useSelector(editor, ({ context }) => context.future.length > 0)
  const isReadOnly = shown.readOnly !== null
  return (
    <div className={css.bar}>
      <span className={css.belowPanels}>
        <Link to={SHOW_PATHS.builder} className={iconButtonStyle} aria-label="My shows">
          <Icon name="chevronLeft" size="lg" />
        </Link>
      </span>
      <Link to={SHOW_PATHS.builder} className={css.brand}>
        Show Builder
      </Link>
      <div className={css.nameField}>
        <SmallText
          label="Name of the show"
          hidesLabel="always"
          value={shown.doc.name}
          maxLength={SHOW_LIMITS.nameLength}
          isNeeded
          isReadOnly={isReadOnly}
          onCommit={(name) => edit({ kind: 'show.rename', name })}
        />
      </div>
      <span className={css.onlyWide}>
        <KeepingStatus editor={editor} />
      </span>
      <div className={css.barEnd}>
        <IconButton icon="undo" label="Undo" aria-disabled={isReadOnly || !canUndo} onClick={undo} />
        <IconButton icon="redo" label="Redo" aria-disabled={isReadOnly || !canRedo} onClick={redo} />
        <PopoverMenu label="More">
          <li className={css.belowPanels}>
            <button type="button" className={menuEntry} onClick={onShare}>
              Share
            </button>
          </li>
          {actions.map(({ label, act }) => (
            <li key={label}>
              <button type="button" className={menuEntry} onClick={act}>
                {label}
              </button>
            </li>
          ))}
        </PopoverMenu>
        <span className={css.onlyWide}>
          <span className={css.onlyPanels}>
            <Button onClick={onShare}>Share</Button>
          </span>
          {children}
        </span>
      </div>
    </div>
  )
}
