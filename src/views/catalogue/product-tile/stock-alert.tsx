import type { Product } from '#contract/catalogue/products.ts'
import { Button } from '#src/ui/action/button.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import * as css from './product-tile.css.ts'
import { useStockAlert } from './use-stock-alert.ts'

export interface StockAlertProps {
  readonly product: Pick<Product, 'products_id' | 'products_name'>
}

/** Of a sold-out product: one e-mail when it is back, which a second press takes back. */
export function StockAlert({ product: { products_id, products_name } }: StockAlertProps) {
  const { isWaiting, isPending, problem, isChanged, change } = useStockAlert(products_id)
  const offline = useOffline()
  return (
    <span className={css.alert}>
      <Button
        tone="outline"
        wide
        tight
        busy={isPending}
        blockedReason={offline}
        reasonHidden
        icon={isWaiting ? <Icon name="check" size="sm" /> : undefined}
        aria-label={
          isWaiting
            ? `We will e-mail you: ${products_name}, press to take it back`
            : `Tell me when it is back: ${products_name}`
        }
        onClick={() => void change(!isWaiting)}
      >
        {isWaiting ? 'We will e-mail you' : 'Tell me when it is back'}
      </Button>
      <VisuallyHidden>
        <output>{isChanged && problem === null && answerOf(isWaiting, products_name)}</output>
      </VisuallyHidden>
      {problem !== null && (
        <span role="alert" className={css.alertProblem}>
          {problem}
        </span>
      )}
    </span>
  )
}

const answerOf = (isWaiting: boolean, name: string): string =>
  isWaiting ? `We will e-mail you once when ${name} is back.` : `We will not tell you about ${name}.`
