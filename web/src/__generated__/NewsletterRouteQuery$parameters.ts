/**
 * @generated SignedSource<<8f6c5eed098545697759a58b8a0a7164>>
 * @relayHash 7529c323f3ba6c87f0cbf6a10fb15317
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b76c3f9049568d8ae9e2bfa3f0976cfd80e5cd49ebaee24de284a68d4e235dd9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewsletterRouteQuery } from './NewsletterRouteQuery.graphql';

const node: PreloadableConcreteRequest<NewsletterRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b76c3f9049568d8ae9e2bfa3f0976cfd80e5cd49ebaee24de284a68d4e235dd9",
    "metadata": {},
    "name": "NewsletterRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
