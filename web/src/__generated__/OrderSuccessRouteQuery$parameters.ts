/**
 * @generated SignedSource<<770f40d498969124ed0e7ae0cd0154f1>>
 * @relayHash c3ad7de19b1ab7bd2afcdf595fb9dde0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0b25f689126518a0e07a7b1b68b0000cf1c21655d5fbc3a192ea6d093a8e340

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0b25f689126518a0e07a7b1b68b0000cf1c21655d5fbc3a192ea6d093a8e340",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
