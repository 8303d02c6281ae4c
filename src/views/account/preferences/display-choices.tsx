import { RadioCard, RadioCardGroup } from '#src/ui/form/radio-card.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import type { Theme } from '#src/ui/theme/palettes.ts'
import { useChoice } from '#src/views/platform/hooks/use-choice.ts'
import { type Choice, useShop } from '#src/views/platform/shop-context.ts'
import * as css from './preferences.css.ts'

const THEMES: readonly { readonly theme: Theme; readonly label: string }[] = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
]

/** Choices of this browser, in effect at once. */
export function DisplayChoices() {
  const { theme, motion, shortcuts, listingDetails } = useShop()
  const shown = useChoice(theme)
  return (
    <>
      <p className={css.note}>Kept in this browser.</p>
      <RadioCardGroup legend="Theme" sideBySide>
        {THEMES.map(({ theme: each, label }) => (
          <RadioCard
            key={each}
            name="theme"
            label={label}
            checked={shown === each}
            onChange={() => theme.change(each)}
          />
        ))}
      </RadioCardGroup>
      <ChoiceSwitch label="Reduce motion" choice={motion} />
      <ChoiceSwitch label="Shots, caliber and effects in product lists" choice={listingDetails} />
      <ChoiceSwitch label="Keyboard shortcut: / goes to the search" choice={shortcuts} />
    </>
  )
}

const ChoiceSwitch = ({ label, choice }: { label: string; choice: Choice<boolean> }) => (
  <Switch label={label} checked={useChoice(choice)} onChange={choice.change} />
)
