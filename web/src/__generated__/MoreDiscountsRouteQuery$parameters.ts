/**
 * @generated SignedSource<<1807a6e53fb630b5a77fa5488657094d>>
 * @relayHash 7f62bbb2cef39399308a5684e46b3a8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 617a2381e075aeb8a7afc8f28a3e3c899ff616eff42c9190fb8131930536b1c0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MoreDiscountsRouteQuery } from './MoreDiscountsRouteQuery.graphql';

const node: PreloadableConcreteRequest<MoreDiscountsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "617a2381e075aeb8a7afc8f28a3e3c899ff616eff42c9190fb8131930536b1c0",
    "metadata": {},
    "name": "MoreDiscountsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
