import { counted } from '#contract/platform/format-count.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { caseTable } from '#pyro/show/case-table.ts'
import { findings, isDanger } from '#pyro/show/findings.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { addressesQuery } from '#src/services/account/profile-queries.ts'
import { customerDocumentsQuery } from '#src/services/documents/customer-document-queries.ts'
import { stateOfAddresses } from '#src/services/platform/shipping-state.ts'
import { aerialFeetOf } from '#src/services/shows/aerial-feet.ts'
import { Button } from '#src/ui/action/button.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import { useHasCustomerActors } from '#src/views/platform/hooks/use-system-actor.ts'
import { SiteEditor } from '#src/views/shows/show-builder/inspector/lazy-site-editor.ts'
import { useIsPrinting } from '#src/views/shows/show-builder/print/use-is-printing.ts'
import { dangerSentence } from '#src/views/shows/show-builder/safety/finding-text.ts'
import type { ShownShow } from '#src/views/shows/show-builder/show-editing.types.ts'
import { createRowId } from './additions.ts'
import { Announcement } from './announcement.tsx'
import { CopyNotice } from './copy-notice.tsx'
import { DeskLayout, DrawerButtons } from './desk-layout.tsx'
import { fileActions } from './file-actions.ts'
import { GoodsNotice } from './goods-notice.tsx'
import { KeepingNotices } from './keeping-status.tsx'
import type { EditorParts } from './panels.types.ts'
import { PhoneLayout } from './phone-layout.tsx'
import { Toolbar } from './toolbar.tsx'
import { useEditingKeys } from './use-editing-keys.ts'
import { useEditorWidth } from './use-editor-width.ts'
import { type Panels, usePanels } from './use-panels.ts'
import { useProductToAdd } from './use-product-to-add.ts'
import * as css from './workspace.css.ts'

// fetched once the editor is shown, because printing and conflicts also happen without a network
const ConflictPanel = lazyComponent(
  () => import('./conflict-panel.tsx'),
  (module) => module.ConflictPanel,
)
const PrintSheet = lazyComponent(
  () => import('#src/views/shows/show-builder/print/print-sheet.tsx'),
  (module) => module.PrintSheet,
)

export interface EditorPageProps extends Omit<EditorParts, 'findings'> {
  readonly onDuplicate: () => void
  readonly onShare: () => void
  readonly notice: ReactNode
}

/** A show in the editor, which covers the page. */
export function EditorPage(props: EditorPageProps) {
  const { editing, onDuplicate, onShare, notice } = props
  const { editor, shown, views } = editing
  const { found, dangers } = useFindings(shown)
  const parts = { ...props, findings: found }
  usePageTitle(shown.doc.name)
  useEditingKeys(editing)
  useProductToAdd(editing)
  const width = useEditorWidth()
  const panels = usePanels(width)
  const [copy, setCopy] = useState<string | null>(null)
  const isPrinting = useIsPrinting()
  useEffect(() => {
    PrintSheet.preload()
    SiteEditor.preload()
  }, [])
  const actions = [
    { label: 'Duplicate', act: onDuplicate },
    { label: 'Print', act: () => globalThis.print() },
    ...fileActions(shown, dangers, editing.announce),
  ]
  return (
    <>
      <div className={css.workspace}>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{shown.doc.name}</h1>
        </VisuallyHidden>
        <Announcement editing={editing} />
        <Toolbar editing={editing} actions={actions} onShare={onShare}>
          {width === 'drawers' && <DrawerButtons panels={panels} findings={found.length} />}
          <BuyButton editing={editing} onPress={panels.buy} />
        </Toolbar>
        <div className={css.notices}>
          <KeepingNotices editor={editor} onDuplicate={onDuplicate} />
          <CopyNotice copy={copy} onDismiss={() => setCopy(null)} />
          {notice}
          <GoodsNotice editor={editor} />
        </div>
        {width === 'phone' ? (
          <PhoneLayout {...parts} panels={panels} />
        ) : (
          <DeskLayout {...parts} panels={panels} hasDrawers={width === 'drawers'} />
        )}
        {width !== 'phone' && <BuyDialog {...parts} panels={panels} />}
        <ConflictPanel
          editor={editor}
          nameOf={(id) => shown.products.get(id)?.products_name ?? `Product ${id}`}
          createId={createRowId}
          onKeepBoth={setCopy}
        />
      </div>
      {isPrinting && <PrintSheet shown={shown} views={views} dangers={dangers} />}
    </>
  )
}

function BuyButton({ editing, onPress }: Pick<EditorParts, 'editing'> & { readonly onPress: () => void }) {
  const { doc, products } = editing.shown
  const { cases } = caseTable(doc, products).totals
  const isCustomer = useHasCustomerActors()
  return (
    <Button tone="primary" onClick={onPress}>
      <span>
        {isCustomer && (
          <>
            <span className={css.fromXl}>Add show to cart</span>
            <span className={css.belowXl}>Buy</span>
            {' · '}
          </>
        )}
        {counted(cases, 'case')}
      </span>
    </Button>
  )
}

function BuyDialog({ panels, editing, buy }: EditorParts & { readonly panels: Panels }) {
  return (
    <Dialog open={panels.open === 'buy'} onClose={panels.close} title="Buy this show" width="wide">
      <Announcement editing={editing} />
      {panels.open === 'buy' && buy}
    </Dialog>
  )
}

/** What is dangerous or thin about the show, and the dangers as what heads its print and its files. */
function useFindings({ doc, products }: ShownShow) {
  const scope = useQueryScope()
  const papers = useQuery(customerDocumentsQuery(scope)).data?.authorization.standing.state
  const hasPapers = papers === 'approved' || papers === 'expiresSoon'
  const addresses = useQuery({ ...addressesQuery(scope), enabled: scope.level !== null }).data ?? []
  const state = stateOfAddresses(addresses)
  const aerial_ft = aerialFeetOf(useAppSettings())
  return useMemo(() => {
    const found = findings(doc, products, { hasPapers, state, aerial_ft })
    return { found, dangers: found.filter(isDanger).map(dangerSentence) }
  }, [doc, products, hasPapers, state, aerial_ft])
}
