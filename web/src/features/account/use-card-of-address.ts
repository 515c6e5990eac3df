import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const cardOf = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('card') ?? undefined;

/**
 * The secret of a login card, from `#card=` in the address. Browsers do not send this part to servers. The hook removes
 * it immediately, so that it is not visible on the screen or in the history.
 */
export const useCardOfAddress = () => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const found = cardOf(hash);
  const [card, setCard] = useState(found);
  if (found !== undefined && found !== card) setCard(found);
  useEffect(() => {
    if (found !== undefined) void navigate({ pathname, search }, { replace: true });
  }, [found, pathname, search, navigate]);
  return [card, () => setCard(undefined)] as const;
};
