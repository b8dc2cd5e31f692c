import { NavigationFocus } from './history/NavigationFocus.tsx'
import { NavigationProgress } from './history/NavigationProgress.tsx'
import { ScrollPosition } from './history/ScrollPosition.tsx'

/** Renders the parts that every navigation needs, in any layout: progress, focus, scroll position. */
export function PageChrome() {
  return (
    <>
      <NavigationProgress />
      <NavigationFocus />
      <ScrollPosition />
    </>
  )
}
