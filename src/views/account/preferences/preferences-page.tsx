import type { ReactNode } from 'react'
import { Card } from '#src/ui/display/card.tsx'
import { page as pageStyle } from '#src/views/account/account-page.css.ts'
import type { ProfileFormActor } from '#src/views/account/profile/profile-change-form.ts'
import { ProfileGate } from '#src/views/account/profile/profile-gate.tsx'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { DisplayChoices } from './display-choices.tsx'
import { LevelCard, type SilverFormActor } from './level-card.tsx'
import { NoticesForm } from './notices-form.tsx'
import * as css from './preferences.css.ts'
import { TagsForm } from './tags-form.tsx'

interface PreferencesPageProps {
  /** the form of what is sent to the customer */
  readonly notices: ProfileFormActor
  /** the form of what price tags print */
  readonly tags: ProfileFormActor
  /** the form of the price level */
  readonly level: SilverFormActor
  /** the sold-out products that the customer waits for */
  readonly awaited: ReactNode
}

export function PreferencesPage({ notices, tags, level, awaited }: PreferencesPageProps) {
  usePageTitle('Preferences')
  return (
    <div className={pageStyle}>
      <h1 tabIndex={-1}>Preferences</h1>
      <div className={css.cards}>
        <Card as="section" aria-labelledby="display-title" className={css.card}>
          <h2 id="display-title" className={css.heading}>
            Display
          </h2>
          <DisplayChoices />
        </Card>
        <ProfileGate>
          {(profile) => (
            <>
              <Card as="section" aria-labelledby="notices-title" className={css.card}>
                <h2 id="notices-title" className={css.heading}>
                  What we send you
                </h2>
                <NoticesForm profile={profile} form={notices} />
              </Card>
              <LevelCard profile={profile} form={level} />
              <Card as="section" aria-labelledby="tags-title" className={css.card}>
                <h2 id="tags-title" className={css.heading}>
                  Price tags
                </h2>
                <TagsForm profile={profile} form={tags} />
              </Card>
            </>
          )}
        </ProfileGate>
        <Card as="section" aria-labelledby="awaited-title" className={css.card}>
          <h2 id="awaited-title" className={css.heading}>
            Back in stock
          </h2>
          {awaited}
        </Card>
      </div>
    </div>
  )
}
