/**
 * @generated SignedSource<<9ecad6b29df126d502007c88da5a1592>>
 * @relayHash b1391e588c4c2ca06a5ebb4d0e9a12bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17bb0f7d931528f404eedbe017a89f7246be156baf11698a57c22ad4bda89142

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuotesRouteQuery } from './QuotesRouteQuery.graphql';

const node: PreloadableConcreteRequest<QuotesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17bb0f7d931528f404eedbe017a89f7246be156baf11698a57c22ad4bda89142",
    "metadata": {},
    "name": "QuotesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
