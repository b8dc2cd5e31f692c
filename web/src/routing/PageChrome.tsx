import { NavigationFocus } from './NavigationFocus.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { ScrollPosition } from './ScrollPosition.tsx'

/** What every navigation needs, whatever the layout: progress, focus, scroll position. */
export function PageChrome() {
  return (
    <>
      <NavigationProgress />
      <NavigationFocus />
      <ScrollPosition />
    </>
  )
}
