import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const cardOf = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('card') ?? undefined;

/**
 * The secret of a login card that the address brings behind `#card=`, which browsers send to no server. It is taken
 * out of the address at once: nobody who looks at the screen, or into the history, is to see it.
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
