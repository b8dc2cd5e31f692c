/**
 * @generated SignedSource<<20e9def0e20edef6f93c42b3ddc9faf5>>
 * @relayHash 86751e2fd60474de6d0fa03f2abb25f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bd26e88792fecd63785869865dbb063a427e41609665accd3a583ed0648d253

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuotesRouteQuery } from './QuotesRouteQuery.graphql';

const node: PreloadableConcreteRequest<QuotesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6bd26e88792fecd63785869865dbb063a427e41609665accd3a583ed0648d253",
    "metadata": {},
    "name": "QuotesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
