import type { PaymentMethod } from '#contract/platform/constants.ts'
import { CardMarks } from '#src/ui/display/card-mark.tsx'
import { RadioCard, RadioCardGroup } from '#src/ui/form/radio-card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useCardBrands } from '#src/views/platform/hooks/use-card-brands.ts'
import { METHOD_GROUP } from './method-group.ts'
import { METHOD_TEXTS } from './method-texts.ts'

export interface MethodChoiceProps {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod | null
  error: string | undefined
  onChoose: (method: PaymentMethod) => void
}

export function MethodChoice({ methods, chosen, error, onChoose }: MethodChoiceProps) {
  const brands = useCardBrands()
  return (
    <RadioCardGroup legend="Pay by" id={METHOD_GROUP} error={error}>
      {methods.map((method) => (
        <RadioCard
          key={method}
          name="method"
          label={METHOD_TEXTS[method].label}
          description={METHOD_TEXTS[method].description}
          aside={
            method === 'credit_card' ? (
              <CardMarks brands={brands} />
            ) : (
              <Icon name={METHOD_TEXTS[method].icon} />
            )
          }
          checked={method === chosen}
          onChange={() => onChoose(method)}
        />
      ))}
    </RadioCardGroup>
  )
}
