/**
 * @generated SignedSource<<a1f24812e064e3b1ead23e28285c3911>>
 * @relayHash e8da13c0c7c0c8fcd34da8cb644b3ce9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5965076b1e9a28e941d8615c97b8123c78606c58b5c9d13bcab04740590f972c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuotesRouteQuery } from './QuotesRouteQuery.graphql';

const node: PreloadableConcreteRequest<QuotesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5965076b1e9a28e941d8615c97b8123c78606c58b5c9d13bcab04740590f972c",
    "metadata": {},
    "name": "QuotesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
