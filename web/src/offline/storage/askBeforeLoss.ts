import type { StartedQueue } from '../QueueContext.ts'
import type { QueueStorage } from './queueStorage.ts'

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & Readonly<{ hogarIsForgotten?: boolean }>

/**
 * Has the browser ask before this page is closed or left while its memory alone holds changes. It listens only then:
 * some browsers do not restore a page that does. A sign-out removes the changes and asks by itself.
 */
export function askBeforeLoss(
  page: Page,
  queue: Pick<StartedQueue, 'subscribe'>,
  { idsInMemory }: Pick<QueueStorage, 'idsInMemory'>,
): void {
  const ask = (event: BeforeUnloadEvent) => {
    if (page.hogarIsForgotten || idsInMemory().length === 0) return
    event.preventDefault()
    // Browsers of before 2023 ask by this alone.
    event.returnValue = true
  }
  queue.subscribe(() => {
    if (idsInMemory().length > 0) page.addEventListener('beforeunload', ask)
    else page.removeEventListener('beforeunload', ask)
  })
}
