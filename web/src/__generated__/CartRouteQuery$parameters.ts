/**
 * @generated SignedSource<<80cb7b934271d5b80e9a84ca8396d769>>
 * @relayHash 2faead59c7b187c20a0d8613907b5a8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6774d63a90a0eeb39d5b3f5f75ed3e6dd52ba222c29e23bf0587a9ca2d654a2a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6774d63a90a0eeb39d5b3f5f75ed3e6dd52ba222c29e23bf0587a9ca2d654a2a",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
