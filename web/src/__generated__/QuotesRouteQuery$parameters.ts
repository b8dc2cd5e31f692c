/**
 * @generated SignedSource<<b5bc4032a7c70764891c987b4dc7b113>>
 * @relayHash 22e18e25c90b73d9a3e07bc105a21989
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98d496b2b104b0a37b838e776ffbd46859a303108c84bad7f7f0da2c1107e80b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuotesRouteQuery } from './QuotesRouteQuery.graphql';

const node: PreloadableConcreteRequest<QuotesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98d496b2b104b0a37b838e776ffbd46859a303108c84bad7f7f0da2c1107e80b",
    "metadata": {},
    "name": "QuotesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
