import { useState } from 'react'
import { formatCount } from '#contract/platform/format-count.ts'
import type { ShowSite } from '#contract/shows/show-doc.ts'
import type { ShowWishes } from '#pyro/show/wishes.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Swatch } from '#src/ui/display/swatch.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { swatches } from '#src/ui/theme/palettes.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { lengthText } from './proposal-texts.ts'
import * as css from './proposal.css.ts'
import type { ShownProposal } from './use-proposal.ts'

const LENGTHS = [60, 120, 180, 300, 480, 600, 900, 1_200, 1_800]
const MAX_BUDGET = 1_000_000
const MAX_CROWD = 5_000

/** What the show is to be like. */
export function WishForm({ proposal }: { readonly proposal: ShownProposal }) {
  const { snapshot, alter, ask } = proposal
  const { wishes, isCustomer, plans } = snapshot.context
  const offline = useOffline()
  return (
    <Card as="section" aria-label="Wishes">
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')
          if (wrong !== null) wrong.focus()
          else if (!offline) ask()
        }}
      >
        <div className={css.pair}>
          <SelectField
            label="Length"
            value={wishes.seconds}
            onChange={({ currentTarget }) => alter({ seconds: Number(currentTarget.value) })}
          >
            {LENGTHS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {lengthText(seconds)}
              </option>
            ))}
          </SelectField>
          {isCustomer && (
            <NumberField
              label="Budget ($)"
              value={wishes.budget === null ? null : wishes.budget / 100}
              max={MAX_BUDGET}
              isOptional
              onChange={(dollars) => alter({ budget: dollars === null ? null : Math.round(dollars * 100) })}
            />
          )}
        </div>
        <NumberField
          label="Distance to the crowd (ft)"
          value={wishes.crowd_ft}
          max={MAX_CROWD}
          onChange={(feet) => alter({ crowd_ft: feet ?? 0 })}
        />
        <SiteFields wishes={wishes} alter={alter} />
        <ColorChoices wishes={wishes} alter={alter} />
        <Button type="submit" tone="primary" wide blockedReason={offline} busy={snapshot.hasTag('pending')}>
          {plans.length > 0 ? 'Propose others' : 'Propose shows'}
        </Button>
      </form>
    </Card>
  )
}

interface WishesProps {
  readonly wishes: ShowWishes
  readonly alter: (changes: Partial<ShowWishes>) => void
}

function SiteFields({ wishes, alter }: WishesProps) {
  return (
    <div className={css.pair}>
      <SelectField
        label="Firing"
        value={wishes.firing}
        // the options are the values of the list
        onChange={({ currentTarget }) => alter({ firing: currentTarget.value as ShowSite['firing'] })}
      >
        <option value="electric">Electric</option>
        <option value="hand">By hand</option>
      </SelectField>
      <SelectField
        label="Noise"
        value={wishes.noise}
        // the options are the values of the list
        onChange={({ currentTarget }) => alter({ noise: currentTarget.value as ShowSite['noise'] })}
      >
        <option value="any">Any</option>
        <option value="moderate">Moderate</option>
        <option value="quiet">Quiet</option>
      </SelectField>
    </div>
  )
}

const COLORS = Object.keys(swatches).map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`)

function ColorChoices({ wishes: { colors }, alter }: WishesProps) {
  const toggle = (color: string) =>
    alter({ colors: colors.includes(color) ? colors.filter((each) => each !== color) : [...colors, color] })
  return (
    <fieldset>
      <legend className={css.legend}>Colors {colors.length === 0 && '(all)'}</legend>
      <div className={css.colors}>
        {COLORS.map((color) => (
          <button
            key={color}
            type="button"
            className={css.colorChoice}
            aria-pressed={colors.includes(color)}
            onClick={() => toggle(color)}
          >
            <Swatch color={color} />
            {color}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly value: number | null
  readonly max: number
  readonly isOptional?: boolean
  readonly onChange: (value: number | null) => void
}

/** A number that is a wish as soon as it can be read. */
function NumberField({ label, value, max, isOptional = false, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const shown = draft ?? (value === null ? '' : String(value))
  const isReadable = readable(shown, max, isOptional)
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      optional={isOptional}
      value={shown}
      error={isReadable ? undefined : `Write a number up to ${formatCount(max)}.`}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value)
        const text = currentTarget.value.trim()
        if (readable(text, max, isOptional)) onChange(text === '' ? null : Number(text.replaceAll(',', '')))
      }}
      onBlur={() => isReadable && setDraft(null)}
    />
  )
}

function readable(text: string, max: number, isOptional: boolean): boolean {
  const plain = text.trim().replaceAll(',', '')
  if (plain === '') return isOptional
  return /^\d+(\.\d{1,2})?$/.test(plain) && Number(plain) <= max
}
