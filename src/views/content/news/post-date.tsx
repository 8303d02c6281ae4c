import * as css from './news.css.ts'
import { postDay } from './post-day.ts'

/** `date` is YYYY-MM-DD. */
export const PostDate = ({ date }: { date: string }) => (
  <time dateTime={date} className={css.date}>
    {postDay(date)}
  </time>
)
