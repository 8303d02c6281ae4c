import type { TabFacts } from '#contract/site/tab-messages.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { ExplorerData } from '#statecharts/explorer/explorer.types.ts'

export const isOtherVersion = ({ app }: ExplorerData, { version }: TabFacts): boolean => version !== app

/** Shown where a tab runs another build than the one that this page was made with. */
export const OtherVersion = ({ data, tab }: { readonly data: ExplorerData; readonly tab: TabFacts }) =>
  isOtherVersion(data, tab) && (
    <Notice tone="warn" role="status">
      The tab runs version {tab.version} and this page has the charts of version {data.app}: what it does may
      not be in them. Load both anew.
    </Notice>
  )
