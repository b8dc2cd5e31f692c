/**
 * @generated SignedSource<<08c32ecb1e4ee84032be2a123aee3186>>
 * @relayHash ef644a2b0e18cc2ad9ee3e3c187923b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 561b8bcf61b362fb8bca264d9232bf07975a43afa140fa280615409f715e4fa2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReceiptRouteQuery } from './ReceiptRouteQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "561b8bcf61b362fb8bca264d9232bf07975a43afa140fa280615409f715e4fa2",
    "metadata": {},
    "name": "ReceiptRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
