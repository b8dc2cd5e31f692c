/**
 * @generated SignedSource<<891bcce68191277f4c98ae1c8c95ed6d>>
 * @relayHash 54c26156550199e81acb96c5ea229d36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0743d00d26f56465b85313f2d0fbfbec869c3fa173d28ca6a135fbc1c2528e8e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RankingRouteQuery } from './RankingRouteQuery.graphql';

const node: PreloadableConcreteRequest<RankingRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0743d00d26f56465b85313f2d0fbfbec869c3fa173d28ca6a135fbc1c2528e8e",
    "metadata": {},
    "name": "RankingRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
