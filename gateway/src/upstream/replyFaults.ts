/** What is said of a reply that is not in the form that was agreed on: to whoever reads the log, and to the client. */
export const BAD_CONTENT_TYPE = 'Error with response - bad content-type!'
export const WRONG_FORMAT = 'Unhandled error, wrong response format!'
