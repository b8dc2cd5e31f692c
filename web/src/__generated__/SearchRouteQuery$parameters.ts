/**
 * @generated SignedSource<<472f3ce6b774f7d645dced1377f5f1c3>>
 * @relayHash 28a9593e8967c998d296a47c68f80f9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34dc9a4a91060a502b1cc0be836d8d3cd2bdff140b75530678dd15388457a802

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34dc9a4a91060a502b1cc0be836d8d3cd2bdff140b75530678dd15388457a802",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
