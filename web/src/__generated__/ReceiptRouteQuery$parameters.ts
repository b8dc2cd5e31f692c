/**
 * @generated SignedSource<<1433af1ebca2aa8a8d762401288345fa>>
 * @relayHash 4bbedc5e36ebb987cbe7202f99702cbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9b69a6a952195256a79c7b613137916419a532963a449fbb06649f8206ce844

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReceiptRouteQuery } from './ReceiptRouteQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9b69a6a952195256a79c7b613137916419a532963a449fbb06649f8206ce844",
    "metadata": {},
    "name": "ReceiptRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
