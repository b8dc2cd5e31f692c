/**
 * @generated SignedSource<<f4563b065a6066db34deabfcadade4e1>>
 * @relayHash 0c0d0a845ee2e840e773ae5f95e64f52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d173b3d7289c56a143c0c0825247a0cfa3bc532ab5c46874bc7a1d23d783119

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuotesRouteQuery } from './QuotesRouteQuery.graphql';

const node: PreloadableConcreteRequest<QuotesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d173b3d7289c56a143c0c0825247a0cfa3bc532ab5c46874bc7a1d23d783119",
    "metadata": {},
    "name": "QuotesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
