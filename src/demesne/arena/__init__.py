"""Matches in bulk: who plays whom, on which cores, and what the results say.

schedule    every bot in every seat equally often, each deal played from every seat
playing     one game of the schedule, as plain data
hands       processes that play, watched: a bot that crashes or hangs stops one game only
clusters    all cores of this machine, or of a Ray cluster
results     one line of JSON a game: what was played is never played again
ratings     openskill's Plackett-Luce with intervals from resampled deals
statistics  win rates, seats, scores and their sources, lengths
plots       the same as pictures
published   the tables that the site's page of bots shows
"""
