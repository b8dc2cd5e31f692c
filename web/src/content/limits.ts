/** Number of headings above which a page lists them at its top. */
export const HEADINGS_WITHOUT_CONTENTS = 5
