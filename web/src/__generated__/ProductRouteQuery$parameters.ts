/**
 * @generated SignedSource<<b6436e35760801731c5ed74e7368ea50>>
 * @relayHash 57a5cc7bf744f730f190c97043893974
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9a10d95844ed8fb2dc4550b748f6bc7c50a065f95a403b2d22a3d483009780e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9a10d95844ed8fb2dc4550b748f6bc7c50a065f95a403b2d22a3d483009780e",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
