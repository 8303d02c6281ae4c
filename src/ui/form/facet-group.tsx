import { useEffect, useId, useRef, useState } from 'react'
import { BrandIcon } from '#src/ui/display/brand-icon.tsx'
import { Swatch } from '#src/ui/display/swatch.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { CheckMark } from './checkbox.tsx'
import * as css from './facet-group.css.ts'

export interface FacetOption {
  value: string
  label: string
  count?: number
  checked: boolean
  /** The name of a product color; shows a dot. */
  swatch?: string
  /** the path of a picture */
  icon?: string
}

export interface FacetGroupProps {
  legend: string
  options: readonly FacetOption[]
  onToggle: (value: string, checked: boolean) => void
  initiallyOpen?: boolean
  initiallyShown?: number
}

export function FacetGroup(props: FacetGroupProps) {
  const { legend, onToggle, initiallyOpen = true, initiallyShown = 6 } = props
  const [open, setOpen] = useState(initiallyOpen)
  const [all, setAll] = useState(false)
  const bodyId = useId()
  const firstNew = useRef<HTMLInputElement>(null)
  const options = emptyLast(props.options)
  const kept = useEverChecked(options)
  const isShown = ({ value }: FacetOption, index: number) => index < initiallyShown || kept.has(value)
  const rest = options.filter((option, index) => !isShown(option, index)).length
  const firstHidden = options.findIndex((option, index) => !isShown(option, index))
  useEffect(() => {
    if (all) firstNew.current?.focus()
  }, [all])
  return (
    <div className={css.group}>
      <fieldset>
        <legend className={css.legend}>
          <button
            type="button"
            className={css.toggle}
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => setOpen(!open)}
          >
            {legend}
            <Icon name={open ? 'minus' : 'plus'} size="sm" />
          </button>
        </legend>
        <div id={bodyId} hidden={!open}>
          <ul className={css.list}>
            {options
              .filter((option, index) => all || isShown(option, index))
              .map((option) => (
                <li key={option.value}>
                  <label className={css.row}>
                    <CheckMark
                      ref={option === options[firstHidden] ? firstNew : undefined}
                      checked={option.checked}
                      disabled={isDead(option)}
                      onChange={(event) => onToggle(option.value, event.currentTarget.checked)}
                    />
                    {option.swatch && <Swatch color={option.swatch} />}
                    {option.icon && <BrandIcon src={option.icon} />}
                    {option.label}
                    {option.count !== undefined && (
                      <span className={css.count}>
                        {option.count}
                        <VisuallyHidden> products</VisuallyHidden>
                      </span>
                    )}
                  </label>
                </li>
              ))}
          </ul>
          {rest > 0 && !all && (
            <button type="button" className={css.more} onClick={() => setAll(true)}>
              Show {rest} more<VisuallyHidden> in {legend}</VisuallyHidden>
            </button>
          )}
        </div>
      </fieldset>
    </div>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** The values that are checked, or were: an option stays where it was unchecked. */
function useEverChecked(options: readonly FacetOption[]): ReadonlySet<string> {
  const [values, setValues] = useState(NONE)
  const more = options.filter(({ checked, value }) => checked && !values.has(value))
  if (more.length === 0) return values
  const next = new Set([...values, ...more.map(({ value }) => value)])
  setValues(next)
  return next
}

function isDead(option: FacetOption) {
  return option.count === 0 && !option.checked
}

function emptyLast(options: readonly FacetOption[]) {
  return [...options].sort((a, b) => Number(isDead(a)) - Number(isDead(b)))
}
