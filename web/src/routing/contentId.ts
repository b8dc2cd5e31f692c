/** Id of the page's main part: the target of the skip link, and of the focus after navigation. */
export const CONTENT_ID = 'content'
